// A bot in C++: captures when it can, and otherwise moves at random. It knows no rules: Kumite sends it the legal moves
// and the board, because it declares the options LegalMoves and Board. Build it with: c++ -O2 -o bot bot.cpp
#include <iostream>
#include <random>
#include <set>
#include <sstream>
#include <string>
#include <vector>

int main() {
    std::mt19937 dice(std::random_device{}());
    std::vector<std::string> legal;
    std::set<std::string> occupied;
    std::string line;
    while (std::getline(std::cin, line)) {
        std::istringstream words(line);
        std::string command, word;
        words >> command;
        if (command == "ugi") {
            std::cout << "id name cpp-bot\n"
                         "option name LegalMoves type check default true\n"
                         "option name Board type check default true\n"
                         "ugiok"
                      << std::endl;
        } else if (command == "isready") {
            std::cout << "readyok" << std::endl;
        } else if (command == "legal") {
            legal.clear();
            while (words >> word) legal.push_back(word);
        } else if (command == "board") {
            occupied.clear();
            words >> word;  // who is to move
            while (words >> word) occupied.insert(word.substr(0, word.find('=')));
        } else if (command == "go") {
            std::vector<std::string> captures;
            for (const auto &move : legal)
                if (move.find('x') != std::string::npos ||
                    (move.size() >= 2 && occupied.count(move.substr(move.size() - 2))))
                    captures.push_back(move);
            const auto &moves = captures.empty() ? legal : captures;
            std::cout << "bestmove " << moves[dice() % moves.size()] << std::endl;
        } else if (command == "quit") {
            return 0;
        }
    }
}
